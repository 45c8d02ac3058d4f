// SPDX-License-Identifier: Apache-2.0

import UIKitCore

// Keys of `MPNowPlayingInfoCenter.nowPlayingInfo`, with the type of each value. Keys that nothing here could show are left out.

/// String.
public let MPMediaItemPropertyTitle = "title"
/// String.
public let MPMediaItemPropertyArtist = "artist"
/// String.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// String.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// String.
public let MPMediaItemPropertyComposer = "composer"
/// String.
public let MPMediaItemPropertyGenre = "genre"
/// Integer, from 1.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// Integer, from 1.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// Number, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Number: seconds from the start, at the time at which the information is set.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// Number: 1 as recorded, 0 while paused; 1 if it is missing.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// Number: the rate while it plays; 1 if it is missing.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Boolean.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// URL.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// String: the application's identifier of the item.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// List of `MPNowPlayingInfoLanguageOptionGroup`.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
