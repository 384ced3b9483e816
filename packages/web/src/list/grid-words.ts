/** What the grid itself says to screen readers, in Chinese; its own language is English. */
export const zhGrid: Readonly<Record<string, string>> = {
  ariaRowSelect: '按空格键选中此行',
  ariaRowDeselect: '按空格键取消选中此行',
  ariaRowToggleSelection: '按空格键切换选中',
  ariaRowSelectAll: '按空格键选中全部行',
  ariaHeaderSelection: '选中全部行的列',
  ariaSortableColumn: '按回车键排序',
  ariaChecked: '已选中',
  ariaUnchecked: '未选中',
  ariaIndeterminate: '部分选中',
  ariaSelectAllCurrentPage: '选中本页',
  ariaLabelSelectAll: '全选',
};
