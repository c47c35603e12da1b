import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Value } from '#contract/types.ts';

/** Numbers tried at a time: 15 ms at a quarter of a laptop's speed. */
const batch = 1_000;

/**
 * Solves a captcha task: returns the number whose hash the task names. Hashes without WebCrypto, which plain http lacks, and
 * lets the page respond in between. Throws for a task without a solution.
 */
export const solveCaptchaTask = async ({ salt, target, max }: Value<'captchaTask'>): Promise<string> => {
  for (let number = 0; number <= max; number += 1) {
    if (number % batch === 0) await new Promise((resolve) => setTimeout(resolve));
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) === target) return String(number);
  }
  throw new Error('The captcha task has no solution.');
};
