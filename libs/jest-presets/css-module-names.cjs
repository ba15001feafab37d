/** Every class of a CSS module is its own name. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => (name === 'default' ? module.exports : (own[name] ?? String(name))) },
)
