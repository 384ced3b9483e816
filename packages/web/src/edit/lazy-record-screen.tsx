import type { Text } from '@takt/model';
import { lazy, Suspense } from 'react';
import { Loading } from '../light/loading.tsx';

const RecordScreen = lazy(async () => ({ default: (await import('./record-screen.tsx')).RecordScreen }));

interface RecordScreenProps {
  readonly title: Text;
  readonly entity: string;
  /** The address of its list in the menu. */
  readonly url: string;
  /** Null for a new one. */
  readonly id: string | null;
}

/** The page of one record; loaded when the first one is opened. */
export const LazyRecordScreen = (props: RecordScreenProps) => (
  <Suspense fallback={<Loading />}>
    <RecordScreen {...props} />
  </Suspense>
);
