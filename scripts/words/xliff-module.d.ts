declare module 'xliff' {
  /** An element that stands for a part of a text, such as `<x id="amount" equiv-text="{amount}"/>`. */
  export interface Standalone {
    readonly Standalone: { readonly id: string; readonly 'equiv-text'?: string };
  }
  /** An element around a part of a text, by its type. */
  export interface Span {
    readonly [type: string]: { readonly id?: string; readonly contents?: Content };
  }
  export type Content = string | Standalone | Span | readonly Content[];
  export interface Unit {
    readonly source?: Content;
    readonly target?: Content;
    readonly note?: string | readonly string[];
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  }
  export interface Document {
    readonly sourceLanguage: string;
    readonly targetLanguage?: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }
  const xliff: {
    jsToXliff12(document: Document, options: { readonly indent: string }): Promise<string>;
    xliff12ToJs(xml: string, options: { readonly captureSpacesBetweenElements: boolean }): Promise<Document>;
  };
  export default xliff;
}
