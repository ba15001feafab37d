// Every class name of a CSS module is its own key.
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_, name) => String(name) }),
}
