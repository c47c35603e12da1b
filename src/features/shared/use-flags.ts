import { useStore } from '@nanostores/react';
import type { Flags } from '#contract/flags.ts';
import { $flags, builtSettings, flagsOf } from '#features/site/state/settings.ts';

const builtFlags = flagsOf(builtSettings);

/** Returns the merchant's flags; their defaults until the island is hydrated. */
export const useFlags = (): Flags => useStore($flags, { ssr: () => builtFlags });
