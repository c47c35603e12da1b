import type { Brand } from './brand.ts';
import { kidlat } from './kidlat.ts';
import { perya } from './perya.ts';

/** Brand of this build, selected by `BRAND`. */
export const brand: Brand = import.meta.env.PUBLIC_BRAND === 'perya' ? perya : kidlat;
