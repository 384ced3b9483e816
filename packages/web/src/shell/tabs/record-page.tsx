import type { Text } from '@takt/model';
import { lazy, Suspense } from 'react';
import { Loading } from '../../signin/loading.tsx';

const RecordScreen = lazy(async () => ({ default: (await import('../../edit/record-screen.tsx')).RecordScreen }));

interface RecordPageProps {
  readonly title: Text;
  readonly entity: string;
  /** The address of its list in the menu. */
  readonly url: string;
  /** Null for a new one. */
  readonly id: string | null;
}

/** The page of one record; loaded when the first one is opened. */
export const RecordPage = (props: RecordPageProps) => (
  <Suspense fallback={<Loading />}>
    <RecordScreen {...props} />
  </Suspense>
);
