export default function Page() {
  return <h1 className="type-h1">privacy-policy</h1>;
}
