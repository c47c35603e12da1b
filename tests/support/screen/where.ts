import type { FrameLocator, Locator, Page } from 'playwright/test';

/** A page, a frame in it, or a part of either. */
export type Where = Page | FrameLocator | Locator;
