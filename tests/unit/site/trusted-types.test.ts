import { expect, test, vi } from 'vitest';
import { ownPolicy, workerFile } from '#lib/browser/trusted-types.ts';

test('the site’s policy allows only the worker and the document’s noscript content @X16', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelectorAll: () => [{ textContent: '<p>kept</p>' }] });
  const policy = ownPolicy();
  expect(policy.createHTML('<p>kept</p>')).toBe('<p>kept</p>');
  expect(() => policy.createHTML('<p>kept</p><img src=x>')).toThrow(TypeError);
  expect(policy.createScriptURL(workerFile)).toBe(workerFile);
  expect(() => policy.createScriptURL('/other.js')).toThrow(TypeError);
  vi.unstubAllGlobals();
});
