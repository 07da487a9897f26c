/**
 * @generated SignedSource<<f0f6912fa60bc33ceb3d3b932f6885c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuForm_cater$data = {
  readonly id: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCategories_cater">;
  readonly " $fragmentType": "MenuForm_cater";
};
export type MenuForm_cater$key = {
  readonly " $data"?: MenuForm_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuForm_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuForm_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuCategories_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "4f73e751792919a887447441b632fe00";

export default node;
