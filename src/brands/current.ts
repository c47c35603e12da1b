import type { Brand } from './brand.ts';
import { kidlat } from './kidlat.ts';
import { perya } from './perya.ts';

/** The brand this build is for, chosen by `BRAND` at build. */
export const brand: Brand = import.meta.env.PUBLIC_BRAND === 'perya' ? perya : kidlat;
