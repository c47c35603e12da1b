/** `ExtendableEvent` of the library `webworker`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** `PushEvent` of the library `webworker`. */
export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

/** `NotificationEvent` of the library `webworker`. */
export interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** `WindowClient` of the library `webworker`. */
export interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

/** The used part of ServiceWorkerGlobalScope: the project's library types are those of documents. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  readonly registration: {
    showNotification(title: string, options: { tag?: string; icon?: string; data?: unknown }): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
  readonly location: { readonly origin: string };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}

export const scope = self as unknown as WorkerScope;
