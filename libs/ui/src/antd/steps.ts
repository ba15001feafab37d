export { default as Steps } from 'antd/es/steps'
export { default as Tabs } from 'antd/es/tabs'
