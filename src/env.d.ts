/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Brand of this build; absent reads as the default (`src/brands/current.ts`). */
  readonly PUBLIC_BRAND?: import('./brands/brand.ts').BrandName;
  /** Origin of the backend; absent = the site's own. */
  readonly PUBLIC_API_BASE?: string;
  /** Version and source of this build, for measures of the field; absent while developing. */
  readonly PUBLIC_BUILD?: string;
}

/** A bundled inline script with its hash for the content policy (`scripts/vite/inline-scripts.ts`). */
interface InlineScript {
  readonly code: string;
  readonly hash: `sha256-${string}`;
}

declare module '*?inline-script' {
  const script: InlineScript;
  export default script;
}
