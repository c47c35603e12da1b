import { useStore } from '@nanostores/react';
import type { Flags } from '#contract/flags.ts';
import { $settings, builtSettings, flagsOf } from '#features/site/state/settings.ts';

/** Returns the merchant's flags; their defaults until the island is hydrated. */
export const useFlags = (): Flags => flagsOf(useStore($settings, { ssr: () => builtSettings }));
