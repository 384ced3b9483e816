import type { Text } from '@takt/model';
import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { Say } from './say.tsx';

const BROKEN: Text = ['页面出错', 'This page failed'];
const AGAIN: Text = ['重新打开', 'Open it again'];

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps one page's failure from taking the others along. A class, because React offers nothing else for it. */
export class Boundary extends Component<BoundaryProps, { readonly failed: Error | null }> {
  override state = { failed: null };
  static getDerivedStateFromError(failed: unknown) {
    return { failed: failed instanceof Error ? failed : new Error(String(failed)) };
  }
  override render(): ReactNode {
    const failed: Error | null = this.state.failed;
    if (failed === null) return this.props.children;
    const { message } = failed as Error;
    return (
      <Notice text={BROKEN} hint={[message, message]}>
        <Button onClick={this.props.onRetry}>
          <Say text={AGAIN} />
        </Button>
      </Notice>
    );
  }
}
