import UIKit
@main struct Main { static func main() {} }
