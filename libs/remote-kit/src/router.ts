/**
 * The part of React Router that the product uses. The shell provides it under the name `react-router-dom`: shared
 * modules are not tree-shaken, and the whole library would be as large as React on the landing page.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  Route,
  Routes,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
