// SPDX-License-Identifier: Apache-2.0

// What the check of types takes for granted about a page, beside TypeScript's own libraries.

// What an element of a page is stands in the page, not in the script that looks it up.
interface Document {
    getElementById(identifier: string): any;
}
interface ParentNode {
    querySelector(selector: string): any;
}
interface Element {
    closest(selector: string): any;
    readonly dataset: DOMStringMap;
    focus(options?: FocusOptions): void;
    blur(): void;
}

// Newer than the libraries of TypeScript 4.8, which Debian has; every browser that the pages support has them.
interface Array<T> {
    findLast(matches: (element: T, index: number) => unknown): T | undefined;
    findLastIndex(matches: (element: T, index: number) => unknown): number;
}
interface CanvasRenderingContext2D {
    fontKerning: "auto" | "normal" | "none";
}
interface CSSStyleDeclaration {
    backdropFilter: string;
}

// What only some browsers have; each use asks first.
interface Navigator {
    readonly userActivation?: { isActive: boolean };
    readonly keyboard?: any;
    readonly userAgentData?: any;
}
