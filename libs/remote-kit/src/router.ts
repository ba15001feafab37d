/**
 * What the product uses of React Router. The shell provides this under the name `react-router-dom`: shared modules are
 * not tree-shaken, and the whole library would weigh as much as React on the landing page.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
