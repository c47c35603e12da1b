/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Hash of the icon files, in their names. */
  readonly PUBLIC_ICONS?: string;
  /** Origin of the backend; the site's own if absent. */
  readonly PUBLIC_API_BASE?: string;
  /** Version and commit of this build, for web vitals reports; absent during development. */
  readonly PUBLIC_BUILD?: string;
}

/** Missing in the types of TypeScript. */
interface Document {
  /** The browser renders the page before its visitor opens it; absent in browsers that do not. */
  readonly prerendering?: boolean;
}

/** A bundled inline script with its hash for the content policy (`scripts/integration/inline-scripts.ts`). */
interface InlineScript {
  readonly code: string;
  readonly hash: `sha256-${string}`;
}

declare module '*?inline-script' {
  const script: InlineScript;
  export default script;
}

declare namespace App {
  interface Locals {
    /** Language of the document. */
    locale: import('#i18n/locale.ts').Locale;
    /** Its texts. */
    t: import('#i18n/translate.ts').Words;
  }
}
