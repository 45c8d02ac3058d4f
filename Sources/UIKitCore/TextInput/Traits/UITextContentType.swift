// SPDX-License-Identifier: Apache-2.0

/// The meaning of a text, so that a keyboard or a browser can offer to fill it in.
///
/// The raw values are HTML's words for the same purpose, if it has one.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// HTML's word, or a word of that kind for UIKit's meaning.
    public let rawValue: String

    /// The content of that word; a host passes on words that it knows.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before the name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The names between the given one and that of the family.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The family's name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The suffix behind the name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company, an office, a club.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place, with an address or without. HTML has no word for it.
    public static let location = UITextContentType(rawValue: "location")
    /// The street and house, on several lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of the street and house.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of the street and house.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state. HTML has no word for it.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country by its name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a town or street for the post.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number with its country's.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An electronic address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an existing account.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password for a new account, or a new one for an old account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent, and is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The number of a parcel on its way. HTML has no word for it.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight. HTML has no word for it.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A day with a time, or either. HTML has no word for it.
    public static let dateTime = UITextContentType(rawValue: "date-time")
}
