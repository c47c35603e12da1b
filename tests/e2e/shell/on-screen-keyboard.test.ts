// @long

import type { Locator, Page } from 'playwright/test';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { useOnScreenKeyboard } from '#tests/support/on-screen-keyboard.ts';
import { openedDialogs } from '#tests/support/opened-screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

interface Form {
  readonly account?: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** Returns the parent of the fields and the button. */
  readonly place: (page: Page) => Locator;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const main = (page: Page): Locator => page.getByRole('main');

const forms: Readonly<Record<string, Form>> = {
  'the withdrawal password in a sheet': {
    account: 'newbie01',
    path: '/m/withdraw',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Add account|Magdagdag)/ })
        .click(),
    place: dialog,
  },
  'a limit in a dialog': {
    account: 'player01',
    path: '/m/responsible',
    open: (page) =>
      main(page)
        .getByRole('button', { name: /: Deposit limit, 7/ })
        .first()
        .click(),
    place: dialog,
  },
  'the chat': { path: '/m/chat', open: (page) => main(page).getByRole('textbox').click(), place: main },
  'a password in the security centre': {
    account: 'player01',
    path: '/m/securityCenter?step=payment',
    open: (page) => main(page).getByRole('textbox').first().waitFor(),
    place: main,
  },
};

/** Expects an element to be completely in the part of the screen that the keyboard leaves. */
const expectUncovered = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        const view = window.visualViewport;
        return view && top >= 0 && bottom <= view.height + 0.5 ? 'uncovered' : `${top} to ${bottom} of ${view?.height}`;
      }),
    )
    .toBe('uncovered');

for (const [orientation, viewport, height] of [
  ['portrait', { width: 390, height: 844 }, 300],
  ['a small screen', { width: 320, height: 568 }, 260],
  ['landscape', { width: 844, height: 390 }, 200],
] as const)
  test.describe(`a keyboard in ${orientation}`, () => {
    test.use({ viewport });
    for (const [name, { account, path, open, place }] of Object.entries(forms))
      for (const lang of ['en', 'ty'] as const)
        test.describe(() => {
          test.use({ lang });
          test(`leaves the fields and the button of ${name} in view, in ${lang}`, {
            tag: '@X16',
          }, async ({ page, signIn }) => {
            if (account) await signIn(account);
            await useOnScreenKeyboard(page, height);
            await page.goto(path);
            await hydratePage(page);
            await open(page);
            const form = place(page).locator('form').last();
            const fields = form.locator('input:visible');
            const last = fields.last();
            await last.focus();
            await expectUncovered(last);
            // A page has no room for both in landscape, below its header.
            const hasRoom = place === dialog || viewport.height - height > 250;
            if (hasRoom) await expectUncovered(form.locator('[type=submit]'));
            await fields.first().focus();
            await expectUncovered(fields.first());
            if (place === dialog) await expectUncovered(form.locator('[type=submit]'));
          });
        });
  });

for (const { name, account, scenarios = [], open } of openedDialogs)
  test(`a keyboard leaves the fields and the button of a dialog in view: ${name}`, { tag: '@X16' }, async ({
    page,
    sim,
    signIn,
    watch,
  }) => {
    watch.expectError(/404/);
    for (const scenario of scenarios) await sim.apply(scenario);
    if (account) await signIn(account);
    await open(page, sim);
    await useOnScreenKeyboard(page, 200);
    const opened = page.locator('dialog[open]').last();
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      for (const field of await opened.locator('input:visible:not([type=checkbox],[type=radio],[type=range])').all()) {
        await field.focus();
        await expectUncovered(field);
        await expectUncovered(opened.locator('[type=submit]').last());
      }
    }
  });
