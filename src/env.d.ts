/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Brand of this build; absent reads as the default (`src/brands/current.ts`). */
  readonly PUBLIC_BRAND?: import('./brands/brand.ts').BrandName;
  /** Origin of the backend; absent = the site's own. */
  readonly PUBLIC_API_BASE?: string;
  /** Version and source of this build, for measures of the field; absent while developing. */
  readonly PUBLIC_BUILD?: string;
}

/** An inline script, converted to ES5 and minified, with its hash for the content policy (`scripts/vite/es5.ts`). */
interface InlineScript {
  readonly code: string;
  readonly hash: `sha256-${string}`;
}

/** Defines the element of Astro's islands (`scripts/vite/react-islands.ts`). */
declare module 'virtual:astro-island' {
  const defineIsland: () => void;
  export default defineIsland;
}
declare module '*?es5' {
  const script: InlineScript;
  export default script;
}
declare module '*?es5=guarded' {
  const script: InlineScript;
  export default script;
}
declare module '*?es5=home' {
  const script: InlineScript;
  export default script;
}
declare module '*?es5=list' {
  const script: InlineScript;
  export default script;
}
