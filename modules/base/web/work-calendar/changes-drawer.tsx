import type { Text } from '@takt/model';
import { Timeline, useHistory, useSay } from '@takt/web';
import { Drawer } from 'antd';
import { WorkCalendar, type WorkYear } from '../../defs/calendar/work-calendar.ts';

const TITLE: Text = ['工作日历修改记录', 'Changes of the work calendar'];

interface DrawerProps {
  readonly calendar: NonNullable<WorkYear['calendar']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who changed which days, the last first. */
export function ChangesDrawer({ calendar: { id, version }, open, onClose }: DrawerProps) {
  const say = useSay();
  const history = useHistory(WorkCalendar, open ? id : null, version);
  return (
    <Drawer title={say(TITLE)} open={open} onClose={onClose} size={520} loading={history.loading}>
      <Timeline entity={WorkCalendar} history={history} />
    </Drawer>
  );
}
