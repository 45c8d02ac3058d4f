// SPDX-License-Identifier: Unicode-DFS-2016

// Made by Scripts/unicode-tables from the Unicode Character Database 15.0.0; not edited by hand.
// The data is © Unicode, Inc., under the Unicode License (https://www.unicode.org/license.txt).

/// Classes of line breaking (UAX #14), those that the standard resolves at first resolved, in the order of the table's signs.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
    case letter
    case hebrewLetter
    case number
    case space
    case combiningMark
    case joiner
    case mandatoryBreak
    case carriageReturn
    case lineFeed
    case nextLine
    case zeroWidthSpace
    case wordJoiner
    case glue
    case openingPunctuation
    case wideOpeningPunctuation
    case closingPunctuation
    case closingParenthesis
    case wideClosingParenthesis
    case quotation
    case exclamation
    case infixSeparator
    case breakSymbol
    case nonstarter
    case inseparable
    case hyphen
    case breakAfter
    case breakBefore
    case breakBothSides
    case contingentBreak
    case prefix
    case postfix
    case ideograph
    case unassignedPictograph
    case emojiBase
    case emojiModifier
    case hangulSyllable
    case hangulSyllableWithTail
    case hangulLead
    case hangulVowel
    case hangulTail
    case regionalIndicator

    static let table = ScalarTable(
        """
        E9ZIG2HEiDTSA_!ASNQA_UYUVCaU2A3TArN_QAtNZPAE6JEqMN!_3A5SAZA2!_A2[A6SA3NAeg[A3[Ai[AwE27MEcM7EdAeUA78E7A73UZA4_AE19ZEAE2AE2TEA8BrA4\
        B4Am!3U2A2EbTET3A17ElCa!C2A3EA2rTAE7A2E6A2E2AE4A2CaAnEAuErA2jEbAfCaAxE9A4UTA3E_2AmE4AE9AE3AE5A17E3A1oE8A16EoAExA1iE3AEiAE7AaE2Z2Ca\
        AhE3A1kEAE7A2E2A2E3A9EAaE2A2CaA2!2A5!A_A2EA2E3A1kEAE5A4E2A2E3A3EAkCaE2A3EAbE3A1kEAE8AE3AE3AkE2A2CaA_A8E6AE3A1kEAE7A2E2A2E3A7E3AaE2\
        A2CaAiEA1nE5A3E3AE4A9EAeCaA9_A6E5A1jEAE7AE3AE4A7E2AbE2A2CaA7[A9E3[A1jEAE7AE3AE4A7E2AbE2A2CaA3EAcE4A1jE2AE7AE3AE4A9EAaE2A2CaA9!A7E3\
        A1yEA4E6AEAE8A6CaA2E2A1pEA2E7A4_A7E8ACaZ2A2dEA2E9AbE7ACaA13[4A[2M[2ZMT5MATA3E2A6CaAaZEAEAENPNPE2A1dEeZE5ZE2A5EbAE10AZ2A6EA9[2Z[A5\
        M2A28EkACaZ2AaE4A4E3AE3A2E7A3E4AdEcAECaE4A2q+2o,20-2gA9pE3AZA4eZAhrZAqNPA26Z3A10E4AsE3Z2ArE2AuE2A1sEwZ2WAZAZ_AEA2CaAoT2Z2[AT2AE3ME\
        CaA2zE2AyEA3aEcA4EcA8T2CaA3kCaA1pE5A1lEaAEtA2ECaA6CaAmEvA1dE5A1bEhAbCaZ2AZ4AaE9A9Z2AE3AuEdA2CaA18EeA1cEkA3Z5CaA6CaA10Z2A28E3AElA4E\
        A6EA2E3A5iEdME1aME3Ae5[A2Z7MZ3KEFE2ZMZ2]A3S2NS3NSA4X3ZG2E5M!8AS2AW2A6UNPW3AcZ!Z4AZ3LA5EaAdNPAeNPAh_7!_e!_4!_2!_!_fExAi!A5!Ac_A6z_2\
        A63XAoNPNPAe$2AdOPA5h$4Aek$4Ag$2A2$A$3&$2Ap$3A18$Am$A1p$cA4$A$3A$2A3$2A2$A2$3A8$A6$5A$2&$A2$8A3$2&4A25S6AT2$A3NPNPNPNPNPNPNPA27NP\
        AvNPNPNPNPNPAb7NPNPNPNPNPNPNPNPNPNPNPA1rNPNPAwNPAkxE3A7TZ3ATZA34ZAeEA2oEwSeZ8AZNZA2S2A2S2NPNPNPNPZ4TAZ2AZ2A5]2Z3AZ2NZ8AZAZ2A3T2NPN\
        PNPNPZAy$qA$2hAc$5yAq$cA4ZP2$2W$2OPOPOPOPOP$2OPOPOPOPWOP2$aE6$5E$5W2$3AW$W$W$W$W$pW$vW$W$W$6W$6W2A2E2W4$W2$W$W$W$W$pW$vW$W$W$6W$6\
        W2$4W4$A5$17A$2mA$2cAcWg$vA$14A8$5f4A1s$g7pW$vrA3$1jA1jZ2A7hZTZAgCaA1xE4AEaAwE2A28E2AZ5A7eEA3EA4EAnE5A4EAb!A1n[2T2A8E2A1eEiA8Z2Ca\
        A6EiAa[A2ECaAsE8Z2AnEdAc+tA3E4A1bEeA6Z3A6CaAbEAaCaA1bEeAcEA8E2A2CaA3Z3ArE3A1eEAE3A2E2A5E2AEA15E5Z2A3E2A6kE8ZE2A2CaA6)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)*r)\
        *r)*r)*r)*r)*r)*r)*r)*rAc,nA4-1dA6is$e8AtBEBaABdAB5ABAB2AB2ABaAdqPNA58!A3EgUP2U2T2OPXA6Eg$5OPOPOPOPOPOPOPOP$2OP$7P$PAW2T2$OPOPOP$8\
        A$_!$A43LAT$2_!$2OP$2P$P$bW2$3T$rO$P$tO$P$OP2OP2W$Wa$19W2$vA3$6A2$6A2$6A2$3A3!_$3_2AiE3^A77Z3A6yEA6aEA45E5A10ZA1cZA5rCaAq5ZA5jZA69\
        E3AE2A5E4A14E3A4EAgZ8A3xE2A9Z6XA1uZ7AdgE4A8CaAa9E2ZA27E3A1yEbA1dE4A3eE3A1hEfZ2AtCaEA2E2AaE4A19EbA3Z4EA19CaA6E3A10EeACaZ4AE2A18EA[\
        AaE3A1cEeA4Z2AZE4AE2CaA[AZ3A24EcZ2AZ2AEA2EA2vZA1hEcA5CaA6E4A1jE2AE7A2E2A2E3A9EAaE2A2E7A3E5A5cEiA4Z4ACaZ2A2EA29EkAcCaA5xE7A2E9[Z2T2\
        A3ZfA4E2A2aEhZ2AdCaA6[dA1qEdA8CaA2bEfA4CaA2Z3A6lEfA4lCaA1yE6AE2A2E4AEAE2Z3A9CaA3bE7A2E7A[AEAsEaA14E7AE4[AZ4[AEA9EbA1aEgZ3A[3Z2A2l\
        [aA85E8AE8AZ5AaCaAm[TAwEmAEeA3eE6A3EAE2AE7AEA8CaA1cE5AE2AE5A8CaA95E4A9E2AEA1cE7A3E5Z2$bCaA3n!4AuZAvkZ5A2qrN3P3A10PA3NPNPA6nNP2A50\
        M7NPM3NPNPEA6EfA3g8NPA780CaA4Z2A28CaA12E5ZA1mE7Z3AaZAbCaAn1Z2A52EAE1jA7E4A25W4MAbE2Ae$4qgA8$lcAe8$9A6wn$83AfWAtW3A2WAeW4A8$b0A1wh\
        E2ZE4A3mkE1aA2EnAf2E5A3EmA2E7AuE4A44E3A13dC1eAe8E1jA4E1eA8EAeEA2Z4AgE5AEfA11sE7AEhA2E7AE2AE5A2sEA4gE7A9CaA9wEA1pE4CaA5_AdoE4CaAra\
        E7A31E7A5CaA4N2Ang!A3!Anj$18%4$2s%c$f%2$f%$f%$11%aAd$3A2l$3A1p$%1k.q$3%d$18%4$9%7$2%e$6%4a$3p&$mA2$nA2$5A$5&3$2&$2&3$1a(5$1u&2$2&b\
        $l&j$3&$4&3$&3$7&$&$eA$A$A$5&$4A$A2$25A7$gAe$dAo$16&2$4&$l&$4&2$1pA8$oA6$23&3$3&5A12S3W3A4$z&$g&3$9&$b&$b%4$h%3$d%3A38$3%4$5A2d$5\
        %6$c%4$%fAc%4A1k%8Aa%6A14%8Au%2$2%26Ac&$2&$8&8$6&$9&a$2&3$1k&$1p&2$&2$&$h&3$&d$yA2c%c$e%2$d%3$9%7$1a%$4&3%8$e%4$9%7&9%7A6oCaA6%se\
        A2$1ekeA2$1ekeAe1ojEAuE2oA3kE6oA47bk
        """)
}
