import { QuestionCircleOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { later, useSay } from '@takt/web';

const HELP: Text = ['帮助 (F1)', 'Help (F1)'];
const HelpDrawer = later(async () => (await import('./help-drawer.tsx')).HelpDrawer);

/** F1, or the question mark, explains the page in front. */
export function HelpKey({ page }: { readonly page: string }) {
  const say = useSay();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F1') return;
      event.preventDefault();
      setAsked(page);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [page]);
  return (
    <>
      <Tooltip title={say(HELP)}>
        <Button type="text" icon={<QuestionCircleOutlined />} aria-label={say(HELP)} onClick={() => setAsked(page)} />
      </Tooltip>
      {asked !== null && <HelpDrawer page={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
