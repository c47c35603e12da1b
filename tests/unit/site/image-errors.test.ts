import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onImageError } from '../../../src/ui/image-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = (complete: boolean, naturalWidth: number) =>
  ({ complete, naturalWidth, src: '/a.webp' }) as { -readonly [K in keyof HTMLImageElement]: HTMLImageElement[K] };

test('a picture that stays broken is lost', () => {
  const lost = vi.fn();
  onImageError(picture(true, 0), lost);
  vi.runAllTimers();
  expect(lost).toHaveBeenCalledOnce();
});

test('one that its page fetches anew when it comes back is not', () => {
  const image = { ...picture(true, 0) };
  const lost = vi.fn();
  onImageError(image, lost);
  image.complete = false;
  vi.runAllTimers();
  expect(lost).not.toHaveBeenCalled();
});
