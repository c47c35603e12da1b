import { Component, type ReactNode } from 'react';
import { $words } from '../../i18n/page-words.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import css from './error-boundary.css?inline';

adoptStyles(css);

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Scrolls the message into view, because the player requested the component. */
  readonly reveal?: boolean;
}

/**
 * Stands in for a part that broke or could not be fetched, with a way to try it again (R274), which is taken when the
 * network returns. A broken part never takes the page with it.
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
