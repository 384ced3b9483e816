import { ProfileOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import { Button, Tooltip } from 'antd';
import { useSay } from '../kit/say.tsx';

const COLUMNS: Text = ['列设置', 'Column settings'];
const LINES: Text = ['在下方显示明细', 'Show lines below'];

interface ViewToolsProps {
  /** Null where rows have no lines. */
  readonly lines: boolean | null;
  readonly onLines: (shown: boolean) => void;
  readonly onRefresh: () => void;
  readonly onColumns: () => void;
}

/** The right end of the toolbar: how the list is looked at. */
export function ViewTools({ lines, onLines, onRefresh, onColumns }: ViewToolsProps) {
  const say = useSay();
  return (
    <>
      {lines !== null && (
        <Tooltip title={say(LINES)}>
          <Button
            type={lines ? 'default' : 'text'}
            icon={<ProfileOutlined />}
            aria-label={say(LINES)}
            aria-pressed={lines}
            onClick={() => onLines(!lines)}
          />
        </Tooltip>
      )}
      <Tooltip title={say(sharedWords.refresh)}>
        <Button type="text" icon={<ReloadOutlined />} aria-label={say(sharedWords.refresh)} onClick={onRefresh} />
      </Tooltip>
      <Tooltip title={say(COLUMNS)}>
        <Button type="text" icon={<SettingOutlined />} aria-label={say(COLUMNS)} onClick={onColumns} />
      </Tooltip>
    </>
  );
}
