import { choice, code, date, department, entity, flag, type RowOf, text, user, RECORD_RIGHTS } from '@takt/model';

/** A project of a department, to which tests, problems and their costs are booked. */
export const DepartmentProject = entity('quality.departmentProject', {
  label: ['部门项目', 'Department project'],
  byFace: RECORD_RIGHTS,
  fields: {
    projectNo: code('项目编号', 'Project number', { required: true, unique: true, length: 30 }),
    name: text('项目名称', 'Project name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    department: department('部门', 'Department', { required: true }),
    leader: user('项目负责人', 'Project leader'),
    kind: choice(
      '项目类型',
      'Kind',
      {
        launch: ['新品开发', 'New product'],
        improvement: ['质量改进', 'Improvement'],
        cost: ['降本', 'Cost reduction'],
        customer: ['客户要求', 'Customer request'],
        other: ['其他', 'Other'],
      },
      { required: true, default: 'improvement' },
    ),
    startOn: date('开始日期', 'Start', { required: true, default: 'today' }),
    endOn: date('结束日期', 'End'),
    goal: text('目标', 'Goal', { length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['projectNo', 'name', 'nameEn', 'department', 'leader', 'kind', 'startOn', 'endOn', 'markStatus'],
  query: ['projectNo', 'name', 'department', 'kind', 'markStatus'],
  title: ['projectNo', 'name'],
  sort: [['projectNo', 'asc']],
  enabled: 'markStatus',
  scopes: { department: 'department' },
  rules: [
    {
      field: 'endOn',
      must: ({ startOn, endOn }) => !endOn || endOn >= startOn,
      else: ['结束日期不能早于开始日期', 'The end cannot be before the start'],
    },
  ],
});
export interface DepartmentProject extends RowOf<typeof DepartmentProject> {}
