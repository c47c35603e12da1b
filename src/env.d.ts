/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Brand of this build; absent reads as the default (`src/brand/current.ts`). */
  readonly PUBLIC_BRAND?: 'kidlat' | 'perya';
  /** Origin of the backend; absent = the site's own. */
  readonly PUBLIC_API_BASE?: string;
}
