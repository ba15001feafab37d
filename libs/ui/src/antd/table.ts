export { default as Pagination } from 'antd/es/pagination'
export { type ColumnsType, default as Table, type TableProps } from 'antd/es/table'
