import { Component, type ReactNode } from 'react';
import { adoptStyles } from '../styles/adopt.ts';
import css from './boundary.css?inline';

adoptStyles(css);

interface BoundaryProps {
  readonly text: string;
  readonly retry: string;
  readonly children: ReactNode;
}

/** Stands in for a part that broke, with a way to try it again (R274). A broken part never takes the page with it. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <div className="broken" role="alert">
        <p>{this.props.text}</p>
        <button type="button" className="btn btn--quiet btn--s" onClick={() => this.setState({ broken: false })}>
          {this.props.retry}
        </button>
      </div>
    );
  }
}
