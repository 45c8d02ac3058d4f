// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor.RGBA {
    /// The sRGB components of a hue, a saturation and a brightness, all clamped to 0...1 first.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // Written so that "not a number" becomes 0.
        func unit(_ number: CGFloat) -> CGFloat { number > 0 ? min(number, 1) : 0 }
        let sector = unit(hue) * 6
        let saturation = unit(saturation)
        let brightness = unit(brightness)
        // How far the component falls if its own hue is `offset` sectors away.
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Hue, saturation and brightness of these sRGB components; the hue of a gray is 0.
    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let chroma = high - min(red, green, blue)
        guard chroma > 0, high > 0 else { return (0, 0, high) }
        var sector: CGFloat
        if high == red {
            sector = (green - blue) / chroma
        } else if high == green {
            sector = (blue - red) / chroma + 2
        } else {
            sector = (red - green) / chroma + 4
        }
        if sector < 0 { sector += 6 }
        return (sector / 6, chroma / high, high)
    }

    /// The extended sRGB components of these Display P3 ones.
    var convertedFromDisplayP3: UIColor.RGBA {
        // Both spaces share the white point and the transfer curve, so one matrix on linear light is enough.
        let light = [red, green, blue].map(Self.linear)
        func mix(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) -> CGFloat {
            Self.encoded(first * light[0] + second * light[1] + third * light[2])
        }
        return UIColor.RGBA(
            red: mix(1.2249401762805598, -0.22494017628055996, 0),
            green: mix(-0.042056954709688163, 1.0420569547096881, 0),
            blue: mix(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663),
            alpha: alpha)
    }

    /// The light that an encoded component stands for; odd, so that components below zero keep their sign.
    private static func linear(_ component: CGFloat) -> CGFloat {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : CGFloat(pow(Double((size + 0.055) / 1.055), 2.4))
        return component < 0 ? -light : light
    }

    /// The component that encodes an amount of light.
    private static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
        return light < 0 ? -component : component
    }
}
