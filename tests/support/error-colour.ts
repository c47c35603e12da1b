import { expect, type Locator } from 'playwright/test';

/** Expects a visible error message in the brand's colour for errors. */
export const expectErrorColour = async (message: Locator): Promise<void> => {
  await expect(message).toBeVisible();
  const [shown, wanted] = await message.evaluate((element) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--bad)';
    const colours = [getComputedStyle(element).color, getComputedStyle(sample).color];
    sample.remove();
    return colours;
  });
  expect(shown).toBe(wanted);
};
