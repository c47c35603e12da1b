/** A text for translators. */
export interface ListedText {
  /** Namespace and path, such as `siteShell.back`. */
  readonly key: string;
  readonly english: string;
  /** Empty if there is none yet. */
  readonly translation: string;
  /** What the text is for. */
  readonly description: string;
  readonly maxLength?: number | undefined;
}

/** Returns the namespace of a key. */
export const namespaceOf = (key: string): string => key.split('.', 1)[0] ?? '';

/** A translation of a file, with the line that states it. */
export interface ReadText extends Pick<ListedText, 'key' | 'english' | 'translation'> {
  readonly line: number;
}

/** A file that cannot be read. */
export class ListError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
