import { CameraOutlined } from '@ant-design/icons';
import { reportProblem, type Text } from '@takt/model';
import { App, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { later, Say, useSay } from '@takt/web/host';
import type { Picture } from './report-dialog.tsx';

const TAKE: Text = ['截图报修', 'Report with a screenshot'];
const FAILED: Text = ['截图失败，请重试', 'The picture could not be taken; try again'];
const ReportDialog = later(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** One press takes a picture of the page as it is and turns it into a repair order. */
export function ReportButton({ page }: { readonly page: string }) {
  const say = useSay();
  const { notification } = App.useApp();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    const broken = reportProblem(page);
    if (broken) {
      notification.warning({ title: <Say text={broken.text} />, description: broken.rule, duration: 4, placement: 'bottomLeft' });
      return;
    }
    setBusy(true);
    try {
      const { pictureOfPage } = await import('./picture.ts');
      const bytes = await pictureOfPage();
      setPicture({ bytes, url: URL.createObjectURL(bytes) });
    } catch {
      notification.error({ title: <Say text={FAILED} />, duration: 3, placement: 'bottomLeft' });
    } finally {
      setBusy(false);
    }
  };
  const close = (): void => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(null);
  };
  return (
    <>
      <Tooltip title={say(TAKE)}>
        <Button type="text" icon={<CameraOutlined />} aria-label={say(TAKE)} loading={busy} onClick={() => void take()} />
      </Tooltip>
      {picture && <ReportDialog page={page} picture={picture} onClose={close} />}
    </>
  );
}
