import type { SentCodes } from '#sim/admin/codes.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export const codes = resource<SentCodes>(() => worldPath('/codes'));
