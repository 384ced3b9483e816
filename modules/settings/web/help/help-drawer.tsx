import type { Text } from '@takt/model';
import { Drawer } from 'antd';
import { useSay } from '@takt/web';
import { HelpReader } from './help-reader.tsx';

const TITLE: Text = ['帮助', 'Help'];

/** The help beside the page it explains. */
export function HelpDrawer({ page, onClose }: { readonly page: string; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Drawer open size={720} title={say(TITLE)} onClose={onClose}>
      <HelpReader page={page} />
    </Drawer>
  );
}
