/**
 * @generated SignedSource<<f3aac173b13f784aa814ff4d1f3adce4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeclaredShare_cater$data = {
  readonly declaredShare: number | null | undefined;
  readonly number: number;
  readonly " $fragmentType": "DeclaredShare_cater";
};
export type DeclaredShare_cater$key = {
  readonly " $data"?: DeclaredShare_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeclaredShare_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeclaredShare_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declaredShare",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "c332c603b2ddae74e5718ff334740504";

export default node;
