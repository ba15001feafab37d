/**
 * The groups of the design system that the shell provides to remotes. Only modules in the shell's own graph can be
 * shared; each is loaded when a remote first needs it.
 */
export const uiGroups = {
  themed: () => import('@confida/ui/themed'),
  date: () => import('@confida/ui/date'),
  antd: () => import('@confida/ui/antd'),
}
