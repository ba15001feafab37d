export { default as Dropdown } from 'antd/es/dropdown'
export { default as AntMenu, type MenuProps as AntMenuProps } from 'antd/es/menu'
