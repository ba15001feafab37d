/** After the first failure the change is noticed: for the environment's `handleTestEvent`. */
module.exports = function skipAfterFailure({ name }, { rootDescribeBlock }) {
  if (name === 'test_fn_failure' || name === 'hook_failure') skipAll(rootDescribeBlock)
}

function skipAll({ children }) {
  for (const child of children) {
    if (child.type === 'describeBlock') skipAll(child)
    else child.mode = 'skip'
  }
}
