import { Sheet, useThisTab } from '@takt/web';
import { HelpReader } from './help-reader.tsx';

/** The whole help as a page. */
export function HelpPage() {
  const { params } = useThisTab();
  return (
    <Sheet title={['使用帮助', 'Help']}>
      <HelpReader page={params['page'] ?? ''} />
    </Sheet>
  );
}
