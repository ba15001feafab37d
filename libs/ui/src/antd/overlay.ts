export { default as Drawer } from 'antd/es/drawer'
export { default as Modal } from 'antd/es/modal'
export { default as Popconfirm } from 'antd/es/popconfirm'
export { default as Tooltip } from 'antd/es/tooltip'
