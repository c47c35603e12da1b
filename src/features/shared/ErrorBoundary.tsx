import { Component, type ReactNode } from 'react';
import { $words } from '#i18n/page-words.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './error-boundary.css?inline';

adoptStyles(css);

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Scrolls the message into view, because the player requested the component. */
  readonly reveal?: boolean;
}

/**
 * Replaces a component that failed to render or load with an error and a retry button; retries when the network
 * returns. The rest of the page stays.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidMount(): void {
    addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#again);
  }

  readonly #again = (): void => {
    if (this.state.broken) this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { t } = $words.get();
    return (
      <div
        className="broken"
        role="alert"
        ref={(box) => {
          if (this.props.reveal) box?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <p>{t.siteShell.loadFailed()}</p>
        <button type="button" className="btn btn--quiet btn--s" onClick={this.#again}>
          {t.siteShell.retry()}
        </button>
      </div>
    );
  }
}
