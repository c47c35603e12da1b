import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onImageError } from '#ui/image-errors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picture = (complete: boolean, naturalWidth: number) =>
  ({ complete, naturalWidth, src: '/a.webp' }) as { -readonly [K in keyof HTMLImageElement]: HTMLImageElement[K] };

test('reports a picture that stays broken', () => {
  const lost = vi.fn();
  onImageError(picture(true, 0), lost);
  vi.runAllTimers();
  expect(lost).toHaveBeenCalledOnce();
});

test('does not report a broken picture that starts loading again', () => {
  const image = { ...picture(true, 0) };
  const lost = vi.fn();
  onImageError(image, lost);
  image.complete = false;
  vi.runAllTimers();
  expect(lost).not.toHaveBeenCalled();
});
