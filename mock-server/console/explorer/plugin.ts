import type * as ReactModule from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What swagger-ui passes to a plugin; it uses its own copy of React. */
interface System {
  readonly React: typeof ReactModule;
}

type Wrap<P> = (Original: ComponentType<P>, system: System) => ComponentType<P>;

interface LiveResponseProps {
  /** An Immutable.js map. */
  readonly response: { get(key: 'status' | 'error'): unknown };
}

/** Returns whether the focus is on the button that sent the request, or was lost when that button was replaced. */
const isFocusAtRequest = (): boolean => document.activeElement?.matches('body, .execute') ?? true;

/** Moves the focus to a response, so that screen readers read its status and the next Tab reaches its content. */
const focusedResponse: Wrap<LiveResponseProps> = (Original, { React: { createElement, useEffect, useRef } }) =>
  function FocusedResponse(props) {
    const box = useRef<HTMLElement>(null);
    const { response } = props;
    useEffect(() => {
      if (isFocusAtRequest()) box.current?.focus();
    }, [response]);
    const status = response.get('status');
    return createElement(
      'section',
      { ref: box, tabIndex: -1, 'aria-label': `Server response: ${status ?? 'failed'}` },
      createElement(Original, props),
    );
  };

/** Makes the pop-up of keys a dialog that Escape closes and that returns the focus. */
const closableDialog: Wrap<object> = (Original, { React: { createElement, useEffect, useRef } }) =>
  function ClosableDialog(props) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      box.current?.querySelector('input')?.focus();
      return () => document.querySelector<HTMLElement>('.btn.authorize')?.focus();
    }, []);
    return createElement(
      'div',
      {
        ref: box,
        role: 'dialog',
        'aria-modal': true,
        'aria-label': 'Available authorizations',
        onKeyDown: ({ key }) => {
          if (key === 'Escape') box.current?.querySelector<HTMLElement>('.close-modal')?.click();
        },
      },
      createElement(Original, props),
    );
  };

/**
 * Text of a tag or an operation. The original is a link inside the button that opens it, which HTML does not allow and
 * which is a second tab stop.
 */
const DeepLink = ({ text }: { readonly text: ReactNode }): ReactNode => text;

/** Corrections of swagger-ui for keyboards and screen readers. */
export const plugin = {
  components: { DeepLink },
  wrapComponents: { liveResponse: focusedResponse, authorizationPopup: closableDialog },
};
