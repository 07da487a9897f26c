/**
 * @generated SignedSource<<6b8dc0b6f055646f33d7f4ae4a6cace8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterListRow_cater$data = {
  readonly city: string | null | undefined;
  readonly name: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"CaterActiveSwitch_cater" | "CaterLogo_cater">;
  readonly " $fragmentType": "CaterListRow_cater";
};
export type CaterListRow_cater$key = {
  readonly " $data"?: CaterListRow_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterListRow_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterListRow_cater",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterLogo_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterActiveSwitch_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "eef35cb5755ac4be7a10627556531111";

export default node;
